"""Types at the prompt of the program that is named, each line when the prompt is there.

The prompt repaints what is typed, so that only what comes behind an answer counts.
"""
import os, pty, select, sys

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


for line, answer in [
    (b"SELECT 40 + 2\rAS two;\r", b"42"),
    (b"\\functions ply_count\r", b"ply_count(moves): Int32"),
    (b"SELECT nothing;\r", b"error: "),
]:
    wait_for(b"cif> ")
    os.write(terminal, line)
    wait_for(answer)
wait_for(b"cif> ")
os.write(terminal, b"\\quit\r")
sys.exit(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
