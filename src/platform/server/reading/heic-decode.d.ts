declare module 'heic-decode' {
  type Decode = (options: {
    buffer: Uint8Array;
  }) => Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  const decode: Decode;
  export = decode;
}
