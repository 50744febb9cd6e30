const timeoutMs = 10_000;
/** A position this old is still good enough. */
const maxAgeMs = 600_000;

/**
 * Finds the visitor's ZIP code. The browser asks for permission. The position is rounded to 0.01 degrees, about a
 * kilometre, before it leaves the browser.
 * @returns undefined without permission, and when the position or its ZIP code cannot be found
 * @requirement B27
 */
export async function locateVisitor(): Promise<string | undefined> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((found, failed) =>
      navigator.geolocation.getCurrentPosition(found, failed, { timeout: timeoutMs, maximumAge: maxAgeMs }),
    );
    const position = new URLSearchParams({
      latitude: coords.latitude.toFixed(2),
      longitude: coords.longitude.toFixed(2),
    });
    const response = await fetch(`/api/geocode?${position.toString()}`);
    const answer = (await response.json()) as { readonly place?: string };
    return response.ok ? answer.place : undefined;
  } catch {
    return undefined;
  }
}
