/** The little of libheif that is used; the package has types for its other build only. */
declare module 'libheif-js/wasm-bundle.js' {
  type Frame = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    /** Fills the frame; tells null when it could not. */
    display(frame: Frame, done: (result: Frame | null) => void): void;
  };
  const libheif: { readonly HeifDecoder: new () => { decode(bytes: Uint8Array): readonly HeifImage[] } };
  export default libheif;
}
