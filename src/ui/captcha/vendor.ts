import type { captchaVendors } from '@/config/captcha';

type Widget = {
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown;
  ready?: (call: () => void) => void;
};

/**
 * Loads a vendor's script and renders its captcha.
 * @param place - element to render into
 * @param onToken - receives the token; '' when it has expired
 * @throws Error when the script cannot be loaded
 */
export async function drawVendor(
  { script, global }: (typeof captchaVendors)[keyof typeof captchaVendors],
  { place, siteKey, onToken }: VendorPlace,
): Promise<void> {
  await load(script);
  const widget = (window as unknown as Record<string, Widget | undefined>)[global];
  if (!widget) throw new Error('no captcha');
  await new Promise<void>((ready) => (widget.ready ? widget.ready(ready) : ready()));
  widget.render(place, {
    sitekey: siteKey,
    callback: onToken,
    'expired-callback': () => onToken(''),
    'error-callback': () => onToken(''),
  });
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
