/** Files as telephones and scanners make them; each carries the word `Canaryphone` where a picture is not looked at. */

/** 96 by 60 pixels, blue with a yellow bar; with the name of the telephone and a place in its metadata. */
const heic = [
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAb5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAADRpbG9jAA',
  'AAAERAAAIAAQAAAAAB4gABAAAAAAAAAI0AAgAAAAACbwABAAAAAAAAAHIAAAA4aWluZgAAAAAAAgAAABVpbmZlAgAAAAABAABodmMxAAAAABVp',
  'bmZlAgAAAQACAABFeGlmAAAAAA5waXRtAAAAAAABAAAA/WlwcnAAAADdaXBjbwAAAHZodmNDAQNwAAAAkAAAAAAAHvAA/P34+AAADwNgAAEAGE',
  'ABDAH//wNwAAADAJAAAAMAAAMAHroCQGEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbq5Ka5uAhoMCAAAAMDIAAAAwAhYgABAAZEAcFzwYkA',
  'AAATY29scm5jbHgAAQANAAaAAAAAFGlzcGUAAAAAAAAAYAAAAEAAAAAoY2xhcAAAAGAAAAABAAAAPAAAAAEAAAAAAAAAAv////wAAAACAAAAEH',
  'BpeGkAAAAAAwgICAAAABhpcG1hAAAAAAAAAAEAAQWBAgMFhAAAABppcmVmAAAAAAAAAA5jZHNjAAIAAQABAAABB21kYXQAAACJKAGvE0fnDbn9',
  'gxTv7chfSxydJVrUP38zOJwk2NJ6zc1d+K9Kwou3TNcZnsUytrlKwS8zFD8FWpnbj2R5NLKXfEDzADzqxgK/aDt7h5GZpraqnn6AOrwDt/nmE8',
  'OcPe0l80O/CK90GQx/gANmQnVEw0EmQbFPiinRP6B89zBxSrES6SQWsFxrYvAAAAAGRXhpZgAATU0AKgAAAAgAAgEPAAIAAAAMAAAAJoglAAQA',
  'AAABAAAAMgAAAABDYW5hcnlwaG9uZQAAAgABAAIAAAACTgAAAAACAAUAAAADAAAAUAAAAAAAAAApAAAAAQAAAC8AAAABAAAADAAAAAE=',
].join('');

export const heicFile = (): Buffer<ArrayBuffer> => Buffer.from(heic, 'base64');

/** A page of 200 by 100 points, half red, that wants to run a script when it is opened. */
export const pdfFile = (): Buffer<ArrayBuffer> =>
  Buffer.from(
    `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('Canaryphone'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R>>endobj
4 0 obj<</Length 26>>stream
1 0 0 rg 0 0 100 100 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF`,
  );
