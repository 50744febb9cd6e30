/** As the server keeps it: more would only travel. */
const longSide = 2000;

/** A picture made ready for sending, and itself for a preview. */
export type ShrunkPicture = { readonly blob: Blob; readonly bitmap: ImageBitmap | undefined };

/**
 * Draws a picture anew at the size in which it is kept: it travels in a tenth of the time, and where it was taken stays
 * here. A file that this browser cannot draw (HEIC in most, PDF) is sent as it is; the server draws it.
 * @requirement J9
 */
export async function shrinkPicture(file: File): Promise<ShrunkPicture> {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const pen = canvas.getContext('2d');
    if (!pen) return { blob: file, bitmap };
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    return { blob: drawn ?? file, bitmap };
  } catch {
    return { blob: file, bitmap: undefined };
  }
}
