/** What the server answers itself in development; scripts and styles are Vite's. */
const serverPaths = ['api', 'oidc', 'inloggen', 'chatbot', 'templates', 'assets'];
const sessionCookie = /(^|;\s*)session=/;

export const webPort = Number(process.env.PORT ?? 3000);
export const serverPort = Number(process.env.SERVER_PORT ?? webPort + 1);

// The Host header stays as the browser sent it: the server's origin check compares with the public address.
const server = { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false };

/**
 * Pages are the server's for a visitor, and for who signed in the app as Vite makes it from the sources.
 * @param {{ url?: string, headers: { accept?: string, cookie?: string } }} request
 */
export function pageSource({ url, headers }) {
  if (!headers.accept?.includes('text/html')) return url;
  return sessionCookie.test(headers.cookie ?? '') ? '/app.html' : undefined;
}

export const devProxy = {
  [`^/(${serverPaths.join('|')})(?=[/?]|$)`]: server,
  '^/': { ...server, bypass: pageSource },
};
