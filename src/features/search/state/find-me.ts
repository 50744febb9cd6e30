const timeoutMs = 10_000;

/**
 * The ZIP code where the visitor is, if he lets the browser say it. The position is rounded to about a kilometre before
 * it leaves the browser.
 * @returns undefined when he does not, or when nobody knows
 * @requirement B27
 */
export async function findMe(): Promise<string | undefined> {
  try {
    const { coords } = await new Promise<GeolocationPosition>((found, failed) =>
      navigator.geolocation.getCurrentPosition(found, failed, { timeout: timeoutMs, maximumAge: 600_000 }),
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
