"""Types at the prompt of the program that is named, each line when the prompt is there.

The prompt repaints what is typed, so that only what comes behind an answer counts.
"""
import os, pty, select, sys, time

child, terminal = pty.fork()
if child == 0:
    os.execv(sys.argv[1], sys.argv[1:])
shown = b""


def wait_for(sign):
    """Takes what is shown, up to a sign."""
    global shown
    while sign not in shown:
        if not select.select([terminal], [], [], 100)[0]:
            sys.exit(f"no {sign} in {shown}")
        shown += os.read(terminal, 4096)
    shown = shown.split(sign, 1)[1]


def used():
    """Seconds that the program has taken of processors."""
    with open(f"/proc/{child}/stat") as stat:
        times = stat.read().rpartition(")")[2].split()[11:13]
    return sum(map(int, times)) / os.sysconf("SC_CLK_TCK")


ENDLESS = [
    b"SELECT count(*) FROM range(1000000) a, range(1000000) b WHERE a.value + b.value < 0;",
    b"SELECT sum(a.value + b.value) FROM range(1000000) a, range(1000000) b;",
]

for line, answer in [
    (b"SELECT 40 + 2\rAS two;\r", b"42"),
    (b"\\functions ply_count\r", b"ply_count(moves): Int32"),
    (b"SELECT nothing;\r", b"error: "),
    *((it + b"\r\x03", b"interrupted") for it in ENDLESS),
    (b"SELECT 6 * 7;\r", b"42"),
]:
    wait_for(b"cif> ")
    for typed in line.partition(b"\x03"):
        os.write(terminal, typed)
        # The prompt takes a line before it can be interrupted.
        time.sleep(1 if b"\x03" in line else 0)
    wait_for(answer)
wait_for(b"cif> ")
before = used()
time.sleep(1)
if used() - before > 0.5:
    sys.exit("what was interrupted works on")
os.write(terminal, b"\\quit\r")
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
