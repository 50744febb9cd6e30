import ca.uhn.fhir.batch2.jobs.config.Batch2JobsConfig;
import ca.uhn.fhir.context.FhirContext;
import ca.uhn.fhir.jpa.api.config.JpaStorageSettings;
import ca.uhn.fhir.jpa.api.config.ThreadPoolFactoryConfig;
import ca.uhn.fhir.jpa.batch2.JpaBatch2Config;
import ca.uhn.fhir.jpa.binary.api.IBinaryStorageSvc;
import ca.uhn.fhir.jpa.binstore.MemoryBinaryStorageSvcImpl;
import ca.uhn.fhir.jpa.config.HapiJpaConfig;
import ca.uhn.fhir.jpa.config.r4.JpaR4Config;
import ca.uhn.fhir.jpa.config.util.HapiEntityManagerFactoryUtil;
import ca.uhn.fhir.jpa.model.config.PartitionSettings;
import ca.uhn.fhir.jpa.model.dialect.HapiFhirH2Dialect;
import ca.uhn.fhir.jpa.provider.IJpaSystemProvider;
import ca.uhn.fhir.jpa.search.DatabaseBackedPagingProvider;
import ca.uhn.fhir.jpa.subscription.channel.config.SubscriptionChannelConfig;
import ca.uhn.fhir.parser.StrictErrorHandler;
import ca.uhn.fhir.rest.api.EncodingEnum;
import ca.uhn.fhir.rest.server.RestfulServer;
import ca.uhn.fhir.rest.server.provider.ResourceProviderFactory;
import jakarta.persistence.EntityManagerFactory;
import java.util.Map;
import org.apache.commons.dbcp2.BasicDataSource;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.context.annotation.Primary;
import org.springframework.orm.jpa.JpaTransactionManager;
import org.springframework.orm.jpa.LocalContainerEntityManagerFactoryBean;

/**
 * A real FHIR R4 server on loopback, from the artifacts of Maven Central: `FhirLauncher PORT`. HAPI FHIR keeps what it
 * is given in an H2 database in memory, under /fhir.
 */
public final class FhirLauncher {
  private static final int REQUESTS_AT_ONCE = 32;
  private static final int DEFAULT_PAGE = 20;
  private static final int LARGEST_PAGE = 200;

  /** The parts of HAPI that hold resources; its jobs and channels are named because those parts refer to them. */
  @Configuration
  @Import({
    JpaR4Config.class,
    HapiJpaConfig.class,
    JpaBatch2Config.class,
    Batch2JobsConfig.class,
    SubscriptionChannelConfig.class,
    ThreadPoolFactoryConfig.class,
  })
  static class Parts {
    @Bean
    JpaStorageSettings storageSettings() {
      JpaStorageSettings settings = new JpaStorageSettings();
      // A search sees what was written before it.
      settings.setReuseCachedSearchResultsForMillis(null);
      settings.setSchedulingDisabled(true);
      return settings;
    }

    @Bean
    PartitionSettings partitionSettings() {
      return new PartitionSettings();
    }

    @Bean
    IBinaryStorageSvc binaryStorage() {
      return new MemoryBinaryStorageSvcImpl();
    }

    @Bean
    BasicDataSource dataSource() {
      BasicDataSource source = new BasicDataSource();
      source.setDriver(new org.h2.Driver());
      source.setUrl("jdbc:h2:mem:fhir;DB_CLOSE_DELAY=-1");
      // A request may search while its own transaction is open.
      source.setMaxTotal(2 * REQUESTS_AT_ONCE);
      return source;
    }

    @Bean
    LocalContainerEntityManagerFactoryBean entityManagerFactory(
        ConfigurableListableBeanFactory beans,
        FhirContext fhir,
        JpaStorageSettings settings,
        BasicDataSource source) {
      LocalContainerEntityManagerFactoryBean factory =
          HapiEntityManagerFactoryUtil.newEntityManagerFactory(beans, fhir, settings);
      factory.setPersistenceUnitName("fhir");
      factory.setDataSource(source);
      factory.setJpaPropertyMap(
          Map.of(
              "hibernate.dialect", HapiFhirH2Dialect.class.getName(),
              "hibernate.hbm2ddl.auto", "create-only",
              "hibernate.search.enabled", "false"));
      return factory;
    }

    @Bean
    @Primary
    JpaTransactionManager transactionManager(EntityManagerFactory factory) {
      return new JpaTransactionManager(factory);
    }
  }

  /**
   * Builds only the parts that somebody asks for: jobs, channels and terminology stay plans. The registry of search
   * parameters comes first, because HAPI wires one of its parts by a class that is unknown until it is built.
   */
  private static void buildOnDemand(ConfigurableListableBeanFactory beans) {
    for (String name : beans.getBeanDefinitionNames()) {
      beans.getBeanDefinition(name).setLazyInit(!name.equals("searchParamRegistry"));
    }
  }

  private static RestfulServer fhirServer(AnnotationConfigApplicationContext parts) {
    FhirContext fhir = parts.getBean(FhirContext.class);
    // Elements that R4 does not know are refused.
    fhir.setParserErrorHandler(new StrictErrorHandler());
    RestfulServer server = new RestfulServer(fhir);
    server.registerProviders(parts.getBean(ResourceProviderFactory.class).createProviders());
    server.registerProvider(parts.getBean(IJpaSystemProvider.class));
    server.setDefaultResponseEncoding(EncodingEnum.JSON);
    DatabaseBackedPagingProvider pages = parts.getBean(DatabaseBackedPagingProvider.class);
    pages.setDefaultPageSize(DEFAULT_PAGE);
    pages.setMaximumPageSize(LARGEST_PAGE);
    server.setPagingProvider(pages);
    return server;
  }

  public static void main(String[] arguments) throws Exception {
    try (var parts = new AnnotationConfigApplicationContext()) {
      parts.register(Parts.class);
      parts.addBeanFactoryPostProcessor(FhirLauncher::buildOnDemand);
      parts.refresh();

      Server server = new Server(new QueuedThreadPool(REQUESTS_AT_ONCE));
      ServerConnector connector = new ServerConnector(server);
      connector.setHost("127.0.0.1");
      connector.setPort(Integer.parseInt(arguments[0]));
      server.addConnector(connector);
      ServletContextHandler context = new ServletContextHandler("/fhir");
      // Transactions are posted to the base itself; redirected, they would turn into reads.
      context.setAllowNullPathInContext(true);
      context.addServlet(new ServletHolder(fhirServer(parts)), "/*");
      server.setHandler(context);
      server.setStopAtShutdown(true);
      server.start();
      server.join();
    }
  }
}
