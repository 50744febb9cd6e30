import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/**
 * Asks addresses with Java's own client as it is, which offers HTTP/2 with every request. Arguments: method, address and
 * body, again and again. Prints status, version and length of each answer.
 */
public class OfferHttp2 {
  public static void main(String[] arguments) throws Exception {
    HttpClient client = HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(5)).build();
    for (int at = 0; at + 2 < arguments.length; at += 3) {
      String body = arguments[at + 2];
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(arguments[at + 1]))
              .timeout(Duration.ofSeconds(20))
              .header("Content-Type", "application/json")
              .method(
                  arguments[at],
                  body.isEmpty()
                      ? HttpRequest.BodyPublishers.noBody()
                      : HttpRequest.BodyPublishers.ofString(body))
              .build();
      HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
      System.out.println(answer.statusCode() + " " + answer.version() + " " + (answer.body().length() > 1));
    }
  }
}
