import type { captchaVendors } from '@/config/captcha';
import { scriptPatienceMs } from '@/config/vendor-scripts';
import { within } from '@/lib/within';

type Widget = {
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown;
  ready?: (call: () => void) => void;
};

/**
 * Loads a vendor's script and renders its captcha.
 * @param place - element to render into
 * @param onToken - receives the token; '' when it has expired
 * @throws Error when the script cannot be loaded, has not come after ten seconds, or is not what it should be
 */
export async function drawVendor(
  { script, global }: (typeof captchaVendors)[keyof typeof captchaVendors],
  { place, siteKey, onToken }: VendorPlace,
): Promise<void> {
  const widget = await within(widgetOf(script, global), scriptPatienceMs);
  if (!widget) throw new Error('no captcha');
  widget.render(place, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': () => onToken(''),
  });
}

/** The vendor's program, once it is ready. */
async function widgetOf(script: string, global: string): Promise<Widget | undefined> {
  await load(script);
  const widget = (window as unknown as Record<string, Widget | undefined>)[global];
  if (widget?.ready) await new Promise<void>((ready) => widget.ready?.(ready));
  return widget;
}

type VendorPlace = {
  readonly place: HTMLElement;
  readonly siteKey: string;
  readonly onToken: (token: string) => void;
};

function load(address: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => loaded());
    script.addEventListener('error', () => failed(new Error('no captcha')));
    document.head.append(script);
  });
}
