const complaint = 'Unsupported runtime';
const { warn } = console;
let isSupported = true;

// While it is loaded the library says in its own words, and with its own name, that it wants a newer Node.
console.warn = (...said: unknown[]) => {
  if (said.some((part) => String(part).includes(complaint))) isSupported = false;
  else warn(...said);
};
const library = await import('oidc-provider').finally(() => {
  console.warn = warn;
});

export const Provider = library.default;

/** For who starts the server; undefined where all is well. */
export const runtimeNotice = isSupported
  ? undefined
  : `The embedded sign-in is made for Node 22 and newer. It works on ${process.version}, but update Node when you can.`;
