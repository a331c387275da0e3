const mostCharacters = 500;
const ownNames = ['localhost', 'local', 'internal', 'intranet', 'lan', 'home', 'home.arpa', 'localdomain'];

/** Names that lead to the machine itself or to the network around it, wherever they are asked for. */
function isOwnName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[') || /^[\d.]+$/.test(name)) return false;
  return !name.includes('.') || ownNames.some((each) => name === each || name.endsWith(`.${each}`));
}

/** Why nothing can be told there, as far as the address itself says so; where its name leads is asked when it is made. */
export function whyNotUrl(text: string): string | undefined {
  if (text.length > mostCharacters) return `Een adres heeft hoogstens ${mostCharacters} tekens.`;
  if (!URL.canParse(text)) return 'Vul een volledig adres in, dat met https:// begint.';
  const { protocol, port, username, password, hash, hostname } = new URL(text);
  if (protocol !== 'https:') return 'Het adres moet met https:// beginnen.';
  if (port !== '') return 'Alleen poort 443 kan: laat het poortnummer weg.';
  if (username || password) return 'Zet geen naam of wachtwoord in het adres: elk bericht is ondertekend.';
  if (hash) return 'Laat weg wat achter het hekje (#) staat: dat wordt nooit meegestuurd.';
  if (isOwnName(hostname)) return notPublic;
  return undefined;
}

export const notPublic =
  'Dit adres ligt niet op het open internet. Een server in uw eigen netwerk leest met een token.';
