import { useState } from 'react';
import type { DocumentCategory } from '#/features/work/shared/documents/contract';

const key = 'documents-folded';

function read(): ReadonlySet<string> {
  try {
    return new Set((localStorage.getItem(key) ?? '').split(' '));
  } catch {
    return new Set();
  }
}

/** Which categories somebody folded away; it stays so on this device. */
export function useFolded() {
  const [folded, setFolded] = useState(read);
  const toggle = (category: DocumentCategory) => {
    const next = new Set(folded);
    if (!next.delete(category)) next.add(category);
    setFolded(next);
    try {
      localStorage.setItem(key, [...next].join(' '));
    } catch {
      // Without storage they are open again with the next visit.
    }
  };
  return { has: (category: DocumentCategory) => folded.has(category), toggle };
}
