// Judges documents by schemas with the JDK's own validator. Reads lines of
// "schema TAB document" and answers each with "outcome TAB message". The property
// `catalogue` names a file with lines of "location TAB path": documents that schemas
// name by other locations; without a path an empty one.

import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.transform.sax.SAXSource;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.w3c.dom.ls.DOMImplementationLS;
import org.w3c.dom.ls.LSInput;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.XMLReader;

final class Judge {
    private static final int MESSAGES = 5;

    public static void main(String[] arguments) throws Exception {
        BufferedReader requests =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        readCatalogue();
        Map<String, Compiled> schemas = new HashMap<>();
        for (String line = requests.readLine(); line != null; line = requests.readLine()) {
            int tab = line.indexOf('\t');
            Compiled schema = schemas.computeIfAbsent(line.substring(0, tab), Judge::compile);
            answers.println(judge(schema, new File(line.substring(tab + 1))));
        }
        answers.flush();
    }

    /** A schema, or why there is none. */
    private static final class Compiled {
        Schema schema;
        String fault;
    }

    private static final Map<String, String> CATALOGUE = new HashMap<>();

    private static void readCatalogue() throws Exception {
        String path = System.getProperty("catalogue");
        if (path == null) {
            return;
        }
        for (String line : Files.readAllLines(Path.of(path))) {
            int tab = line.indexOf('\t');
            CATALOGUE.put(line.substring(0, tab), line.substring(tab + 1));
        }
    }

    /** The document that the catalogue has for a location. */
    private static LSInput resolve(String location) {
        String path = location == null ? null : CATALOGUE.get(location);
        if (path == null) {
            return null;
        }
        try {
            DOMImplementationLS maker =
                    (DOMImplementationLS)
                            DocumentBuilderFactory.newInstance()
                                    .newDocumentBuilder()
                                    .getDOMImplementation()
                                    .getFeature("LS", "3.0");
            LSInput input = maker.createLSInput();
            if (path.isEmpty()) {
                input.setStringData(" ");
            } else {
                input.setSystemId(new File(path).toURI().toString());
            }
            return input;
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
    }

    private static Compiled compile(String path) {
        Compiled compiled = new Compiled();
        Findings findings = new Findings();
        try {
            SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
            factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
            factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "file");
            factory.setErrorHandler(findings);
            factory.setResourceResolver(
                    (type, namespace, publicId, location, base) -> resolve(location));
            compiled.schema = factory.newSchema(new StreamSource(new File(path)));
        } catch (Exception | StackOverflowError | OutOfMemoryError error) {
            findings.add(error.toString());
        }
        if (!findings.messages.isEmpty()) {
            compiled.fault = "schema broken\t" + findings;
        }
        return compiled;
    }

    private static String judge(Compiled compiled, File document) {
        if (compiled.fault != null) {
            return compiled.fault;
        }
        Findings findings = new Findings();
        try {
            Validator validator = compiled.schema.newValidator();
            validator.setErrorHandler(findings);
            XMLReader reader = reader();
            reader.setErrorHandler(findings);
            validator.validate(new SAXSource(reader, new InputSource(document.toURI().toString())));
        } catch (SAXException | java.io.CharConversionException error) {
            if (findings.fatal == null) {
                findings.fatal = error.toString();
            }
        } catch (Exception | StackOverflowError | OutOfMemoryError error) {
            return "undecided\t" + flat(error.toString());
        }
        if (findings.fatal != null) {
            return "not well-formed\t" + flat(findings.fatal);
        }
        return findings.messages.isEmpty() ? "valid\t" : "invalid\t" + findings;
    }

    private static XMLReader reader() throws Exception {
        SAXParserFactory factory = SAXParserFactory.newInstance();
        factory.setNamespaceAware(true);
        XMLReader reader = factory.newSAXParser().getXMLReader();
        reader.setFeature("http://xml.org/sax/features/external-general-entities", false);
        reader.setFeature("http://xml.org/sax/features/external-parameter-entities", false);
        reader.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
        return reader;
    }

    private static String flat(String message) {
        return message.replaceAll("\\s+", " ");
    }

    private static final class Findings implements ErrorHandler {
        final List<String> messages = new ArrayList<>();
        String fatal;

        void add(String message) {
            if (messages.size() < MESSAGES) {
                messages.add(message.length() > 300 ? message.substring(0, 300) : message);
            }
        }

        @Override
        public void warning(SAXParseException warning) {
            // Says nothing about validity.
        }

        @Override
        public void error(SAXParseException error) {
            add(error.getLineNumber() + ": " + error.getMessage());
        }

        @Override
        public void fatalError(SAXParseException error) throws SAXException {
            fatal = error.getLineNumber() + ": " + error.getMessage();
            throw error;
        }

        @Override
        public String toString() {
            return flat(String.join("; ", messages));
        }
    }
}
