const longest = 100;

/** A name that every system takes in a folder: no path, no device of Windows, nothing unseen. */
function safeName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(plain);
  return (isDevice ? `_${plain}` : plain) || 'naamloos';
}

/** Two of one name get a number, also where only the case differs: not every system sees that. */
export function createNamer(): (folder: string, name: string) => string {
  const taken = new Set<string>();
  return (folder, name) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,8})?$/.exec(safeName(name)) ?? [];
    const short = [...stem].slice(0, longest).join('').trim();
    for (let count = 1; ; count += 1) {
      const path = `${folder}${short}${count > 1 ? ` (${count})` : ''}${ending}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
