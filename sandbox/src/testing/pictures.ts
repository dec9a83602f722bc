/** The shortest beginning of a picture of each type. */
export const pictures = {
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
  gif: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
  jpg: Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), Buffer.alloc(64)]),
} as const;

export interface FileSent {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** The form of a profile, with a photo or without. */
export function profileForm(texts: Record<string, string>, photo?: Uint8Array): FormData {
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) form.append(name, text);
  if (photo) form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'me.png');
  return form;
}

/** A form with files in `image[]`, as browsers send it. */
export function toForm(...files: (FileSent | Uint8Array)[]): FormData {
  const form = new FormData();
  for (const file of files) {
    const {
      bytes,
      name = 'scan.png',
      type = 'image/png',
    } = file instanceof Uint8Array ? { bytes: file } : file;
    form.append('image[]', new Blob([new Uint8Array(bytes)], { type }), name);
  }
  return form;
}
