import { Button } from 'antd';
import { useSaveKey } from '../parts/keyboard/use-save-key.ts';
import { useTexts } from '../text/use-language.ts';

/** Saves or discards what was changed in the details of a picture or film. */
export function SaveFooter({
  isChanged,
  isPending,
  save,
  discard,
}: {
  isChanged: boolean;
  isPending: boolean;
  save: () => void;
  discard: () => void;
}) {
  const { media } = useTexts();
  useSaveKey(save);
  return (
    <footer>
      <Button type="primary" disabled={!isChanged} loading={isPending} onClick={save}>
        {media.detail.save}
      </Button>
      <Button type="text" disabled={!isChanged} onClick={discard}>
        {media.detail.discard}
      </Button>
    </footer>
  );
}
