import type { RefObject } from 'react';

/** A hidden file field, which a button opens by its ref. */
export function FileInput({
  ref,
  label,
  extensions,
  multiple = false,
  onChosen,
}: {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  extensions: readonly string[];
  multiple?: boolean;
  onChosen: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      aria-label={label}
      accept={extensions.map((extension) => `.${extension}`).join(',')}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])];
        // The same file can be chosen again.
        target.value = '';
        if (files.length > 0) onChosen(files);
      }}
    />
  );
}
