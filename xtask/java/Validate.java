// Validates one document by a schema with the JDK's own validator, reading it
// as a stream. Usage: Validate SCHEMA DOCUMENT. Exit status 1 when invalid.

import java.io.File;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.xml.sax.SAXException;

final class Validate {
    public static void main(String[] arguments) throws Exception {
        SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, "");
        Validator validator = factory.newSchema(new File(arguments[0])).newValidator();
        try {
            validator.validate(new StreamSource(new File(arguments[1])));
        } catch (SAXException invalid) {
            System.err.println(invalid.getMessage());
            System.exit(1);
        }
    }
}
