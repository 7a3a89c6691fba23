import sharp from 'sharp';

/** A picture of 40 × 20 pixels, red on its left half and blue on its right. */
export function twoColors() {
  const half = { create: { width: 20, height: 20, channels: 3, background: 'blue' } } as const;
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } }).composite([
    { input: half, left: 20, top: 0 },
  ]);
}

export const smallJpeg = () => twoColors().jpeg().toBuffer();

/** The body of an upload: one file in the field `image`. */
export function photoForm(
  bytes: Uint8Array,
  { name = 'photo.jpg', type = 'image/jpeg', field = 'image' } = {},
) {
  const form = new FormData();
  form.set(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}

/** As `twoColors`, encoded as an iPhone does: sharp has no encoder for HEIC. */
export const heicPhoto = (): Buffer =>
  Buffer.from(
    'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAvxtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAGGlkYXQAAAAAACgAFAAAAAAAKAAUAAAAYGlsb2MBAAAAREAABAABAAAAAAAAAyAAAQAAAAAAAABCAAIAAQAAAAAAAAABAAAAAAAAAAgAAwAAAAAAAANiAAEAAAAAAAAAIQAEAAEAAAAAAAAAAQAAAAgAAAAIAAAAYmlpbmYAAAAAAAQAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAAAVaW5mZQIAAAEAAwAAaHZjMQAAAAAVaW5mZQIAAAAABAAAZ3JpZAAAAAGxaXBycAAAAYRpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQEDcAAAAwCQAAADAAADAB6gIIEFluqumubgQEDAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlzcGUAAAAAAAAAKAAAABQAAAAQcGl4aQAAAAADCAgIAAAAcWh2Y0MBBAgAAAAAAAAAAAAe8AD8/Pj4AAAPAyAAAQAXQAEMAf//BAgAAAMAn/gAAAMAAB66AkAhAAEAJkIBAQQIAAADAJ/4AAADAAAewIIEFluqumubAgAAAwACAAADAAIQIgABAAZEAcFzwYkAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAACgAAAAUAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAlaXBtYQAAAAAAAAAEAAECgQIAAgIDhAADAoUGAAQDB4iJAAAANmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAAOZGltZwAEAAEAAwAAAA5hdXhsAAQAAQACAAAAa21kYXQAAAA+KAGvGSGiIEjvXaW//4jK/5iBf67xteLmEVzuA7HkaGnwZKkqSD0SoHKqgLVIndWvoj7AQLo6FlTwtZqI7YAAAAAdKAGuMkJJnMUzM7766pIeP0CuQttioNzMeJRyNEA=',
    'base64',
  );
