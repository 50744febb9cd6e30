import type { captchaVendors } from '@/config/captcha';

type Widget = {
  render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => unknown;
  ready?: (call: () => void) => void;
};

/**
 * Loads a vendor's program and has it draw its captcha: the visitor asked for it a moment ago.
 * @param place - where it draws
 * @param onToken - gets the token; empty when it expired
 * @throws when the program does not come
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
