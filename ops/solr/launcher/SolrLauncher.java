import java.nio.file.Path;
import java.util.EnumSet;
import java.util.Properties;
import javax.servlet.DispatcherType;
import org.apache.solr.servlet.CoreContainerProvider;
import org.apache.solr.servlet.SolrDispatchFilter;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.http2.server.HTTP2CServerConnectionFactory;
import org.eclipse.jetty.servlet.ServletContextHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/**
 * A real Solr server on loopback, from the artifacts of Maven Central: `SolrLauncher PORT HOME`. With the system
 * property zkRun it brings its own ZooKeeper, with zkHost it joins one.
 */
public final class SolrLauncher {
  private static final int MAX_REQUEST_BYTES = 64 * 1024;

  public static void main(String[] arguments) throws Exception {
    int port = Integer.parseInt(arguments[0]);
    Path home = Path.of(arguments[1]).toAbsolutePath();
    System.setProperty("solr.solr.home", home.toString());
    System.setProperty("jetty.port", String.valueOf(port));
    System.setProperty("hostPort", String.valueOf(port));

    Server server = new Server(new QueuedThreadPool(100, 4));
    HttpConfiguration http = new HttpConfiguration();
    http.setRequestHeaderSize(MAX_REQUEST_BYTES);
    http.setSendServerVersion(false);
    ServerConnector connector =
        new ServerConnector(
            server, new HttpConnectionFactory(http), new HTTP2CServerConnectionFactory(http));
    connector.setHost("127.0.0.1");
    connector.setPort(port);
    server.addConnector(connector);

    ServletContextHandler context =
        new ServletContextHandler(server, "/solr", ServletContextHandler.NO_SESSIONS);
    Properties node = new Properties();
    node.setProperty("hostPort", String.valueOf(port));
    context.setAttribute(SolrDispatchFilter.SOLRHOME_ATTRIBUTE, home.toString());
    context.setAttribute(SolrDispatchFilter.PROPERTIES_ATTRIBUTE, node);
    context.addEventListener(new CoreContainerProvider());
    context.addFilter(SolrDispatchFilter.class, "/*", EnumSet.of(DispatcherType.REQUEST));
    // A filter alone is no target: what it lets through is not found.
    context.addServlet(org.eclipse.jetty.servlet.DefaultServlet.class, "/");
    server.setStopAtShutdown(true);
    server.start();
    server.join();
  }
}
