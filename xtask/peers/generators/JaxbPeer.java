// Judges documents by the classes that JAXB's xjc makes of their schemas, without a
// validator beside them. A line of standard input has a name, a schema and documents, with
// tabs between them. The answer has the lines of code, or `-` and why there is none, and
// for each document `+` if it is read, else `-`.

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import javax.xml.bind.JAXBContext;
import javax.xml.bind.Unmarshaller;

public class JaxbPeer {
    // Held, for a logger that nobody holds forgets its level.
    private static final Logger READER = Logger.getLogger("com.sun.xml.bind");

    public static void main(String[] arguments) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        PrintStream output = System.out;
        // What the compilers print is no answer.
        System.setOut(System.err);
        // Otherwise all faults after the tenth of a process are passed over in silence.
        READER.setLevel(Level.FINEST);
        READER.setUseParentHandlers(false);
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            String[] fields = line.split("\t");
            output.println(answer(fields));
            output.flush();
        }
    }

    private static String answer(String[] fields) throws Exception {
        Path folder = Files.createTempDirectory("jaxb");
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        String[] options = {"-quiet", "-p", fields[0], "-d", folder.toString(), fields[1]};
        int status = com.sun.tools.xjc.Driver.run(options, new PrintStream(said), new PrintStream(said));
        List<String> sources;
        try (Stream<Path> files = Files.walk(folder)) {
            sources = files.map(Path::toString).filter(it -> it.endsWith(".java")).collect(Collectors.toList());
        }
        if (status != 0 || sources.isEmpty()) {
            return "-\t" + said.toString().strip().lines().findFirst().orElse("no code");
        }
        long lines = 0;
        for (String source : sources) {
            lines += Files.readAllLines(Path.of(source)).size();
        }
        List<String> compiler = new ArrayList<>(List.of("-nowarn", "-cp", System.getProperty("java.class.path")));
        compiler.addAll(sources);
        ByteArrayOutputStream errors = new ByteArrayOutputStream();
        if (ToolProvider.getSystemJavaCompiler().run(null, errors, errors, compiler.toArray(new String[0])) != 0) {
            return "-\tdoes not compile";
        }
        URL[] places = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(places)) {
            JAXBContext context = JAXBContext.newInstance(fields[0], loader);
            StringBuilder marks = new StringBuilder();
            for (int at = 2; at < fields.length; at++) {
                marks.append(reads(context, new File(fields[at])) ? '+' : '-');
            }
            return lines + "\t" + marks;
        } catch (Exception error) {
            return "-\t" + error.toString().lines().findFirst().orElse("");
        }
    }

    // Every complaint of the reader counts.
    private static boolean reads(JAXBContext context, File document) {
        try {
            Unmarshaller reader = context.createUnmarshaller();
            reader.setEventHandler(event -> false);
            reader.unmarshal(document);
            return true;
        } catch (Exception error) {
            return false;
        }
    }
}
