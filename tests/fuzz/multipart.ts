import fc from 'fast-check';
import { anyText } from './hostile-text.ts';

interface OddForm {
  kind: string;
  headers: Record<string, string>;
  body: Uint8Array | string | null;
  expected: readonly number[];
}

const boundary = 'frontier';
const formType = `multipart/form-data; boundary=${boundary}`;

/** Forms with a photo, text, nothing, or no form at all. */
export function multipartOddities(photo: Uint8Array): fc.Arbitrary<OddForm> {
  const whole = getForm('image', 'photo.jpg', photo);
  const odd = (name: string, body: OddForm['body'], expected: number[], type = formType): OddForm => ({
    kind: `multipart: ${name}`,
    headers: { 'Content-Type': type },
    body,
    expected,
  });
  return fc.oneof(
    fc.constantFrom(
      odd('a photo', whole, [201, 422]),
      odd('no boundary', whole, [400], 'multipart/form-data'),
      odd('another boundary', whole, [400], 'multipart/form-data; boundary=other'),
      odd('an empty body', '', [400, 422]),
      odd('no form', photo, [415], 'image/jpeg'),
      odd('no type', whole, [415], 'text/plain'),
      odd('only an end', `--${boundary}--\r\n`, [400, 422]),
      odd('urlencoded', 'image=x', [422], 'application/x-www-form-urlencoded'),
      odd('another field', getForm('photo', 'photo.jpg', photo), [422]),
      odd('a text for a file', getForm('image', null, photo), [422]),
      odd('no picture', getForm('image', 'x.svg', Buffer.from('<svg onload=alert(1)>')), [415, 422]),
      odd('an empty file', getForm('image', 'x.jpg', Buffer.alloc(0)), [415, 422]),
      odd('too large', getForm('image', 'x.jpg', Buffer.alloc(10 * 1024 * 1024 + 1)), [413]),
    ),
    fc
      .nat({ max: whole.length - 20 })
      .map((length) => odd('cut', whole.subarray(0, length), [400, 415, 422])),
    fc
      .tuple(fc.nat({ max: photo.length - 1 }), fc.uint8Array({ minLength: 1, maxLength: 30 }))
      .map(([at, bytes]) => {
        const spoiled = Buffer.from(photo);
        spoiled.set(bytes.subarray(0, photo.length - at), at);
        return odd('spoiled photo', getForm('image', 'x.jpg', spoiled), [201, 413, 415, 422]);
      }),
    anyText(60).map((name) =>
      odd('odd file name', getForm('image', name.replace(/["\r\n]/g, '_') || 'x', photo), [201, 400, 422]),
    ),
  );
}

function getForm(field: string, fileName: string | null, bytes: Uint8Array): Buffer {
  const file = fileName === null ? '' : `; filename="${fileName}"\r\nContent-Type: image/jpeg`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"${file}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}
