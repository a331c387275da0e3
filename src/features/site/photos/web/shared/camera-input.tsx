import type { Ref } from 'react';

type Props = { ref: Ref<HTMLInputElement>; onTaken: (files: readonly File[]) => void; isAlbum?: boolean };

/** What a button presses: the camera of a phone, or the photos that are on the device; the same one can be taken twice. */
export function CameraInput({ ref, onTaken, isAlbum = false }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*"
      {...(isAlbum ? { multiple: true } : { capture: 'environment' })}
      tabIndex={-1}
      aria-hidden="true"
      className="sr-only"
      onChange={({ target }) => {
        const taken = [...(target.files ?? [])];
        target.value = '';
        if (taken.length > 0) onTaken(taken);
      }}
    />
  );
}
