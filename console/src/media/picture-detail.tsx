import { App, Input } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { uploadFile } from 'client/upload.ts';
import {
  deleteLibraryPicture,
  getLibraryPicture,
  listLibrary,
  replaceLibraryPicture,
  saveLibraryPicture,
  uploadedPictureExtensions,
} from 'contract/console/media.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Localized } from 'contract/localized.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { useSession } from '../shell/session.tsx';
import { useTexts } from '../text/use-language.ts';
import { DetailActions } from './detail-actions.tsx';
import { DetailPanel } from './detail-panel.tsx';
import { type Focus, FocusField } from './focus-field.tsx';
import styles from './detail.module.css';
import { ReplaceButton } from './replace-button.tsx';
import { SaveFooter } from './save-footer.tsx';
import { useDetailChanges } from './use-detail-changes.ts';
import { UseList } from './use-list.tsx';

type Details = OutputOf<typeof getLibraryPicture>['data'];

type DetailProps = { name: string; close: () => void; setUnsaved: (isUnsaved: boolean) => void };

/** The chosen picture beside the grid. */
export function PictureDetail({ name, close, setUnsaved }: DetailProps) {
  const reading = useRead(getLibraryPicture, { name });
  return (
    <DetailPanel name={name} reading={reading} close={close}>
      {(details) => <Editor details={details} close={close} setUnsaved={setUnsaved} />}
    </DetailPanel>
  );
}

function Editor({ details, close, setUnsaved }: Pick<DetailProps, 'close' | 'setUnsaved'> & { details: Details }) {
  const { media } = useTexts();
  const { detail } = media;
  const { message } = App.useApp();
  const { permissions } = useSession();
  const mayEdit = holdsPermission(permissions, 'content:media:edit');
  const { picture, name, usedIn, posterOf } = details;
  const { values, isChanged, change, discard } = useDetailChanges<{ description: Localized; focus: Focus }>(
    { description: details.description, focus: picture.focus },
    setUnsaved,
  );
  const { description, focus } = values;
  const { write, isPending } = useWrite(saveLibraryPicture, { changes: [getLibraryPicture, listLibrary] });

  async function save() {
    if (!isChanged || isPending) return;
    const result = await write({ name, ...values });
    if (!result.ok) return;
    discard();
    void message.success(detail.saved);
  }

  return (
    <>
      <div className={styles.body}>
        <FocusField
          picture={picture}
          focus={focus}
          {...(mayEdit && { onChange: (moved: Focus) => change({ focus: moved }) })}
        />
        <h3>{detail.description}</h3>
        <div className={styles.languages}>
          {localeNames.map((language) => (
            <label key={language}>
              <span aria-hidden="true">{locales[language].shortName}</span>
              <Input.TextArea
                aria-label={`${detail.description}: ${locales[language].ownName}`}
                lang={locales[language].tag}
                variant="borderless"
                rows={2}
                readOnly={!mayEdit}
                value={description[language] ?? ''}
                onChange={({ target }) => change({ description: { ...description, [language]: target.value } })}
              />
            </label>
          ))}
        </div>
        <p className={styles.hint}>{detail.descriptionHint}</p>
        <UseList usedIn={usedIn} posterOf={posterOf} />
        <Actions details={details} mayEdit={mayEdit} close={close} />
      </div>
      {mayEdit ? (
        <SaveFooter isChanged={isChanged} isPending={isPending} save={() => void save()} discard={discard} />
      ) : null}
    </>
  );
}

function Actions({ details, mayEdit, close }: { details: Details; mayEdit: boolean; close: () => void }) {
  const { media } = useTexts();
  const { name, picture, uses, createdAt } = details;
  const { write } = useWrite(deleteLibraryPicture, { changes: [listLibrary] });
  return (
    <DetailActions
      name={name}
      file={picture.address}
      uses={uses}
      inUse={media.detail.inUse(uses)}
      createdAt={createdAt}
      mayEdit={mayEdit}
      replace={
        <ReplaceButton
          extensions={uploadedPictureExtensions}
          megabytes={5}
          send={(file, options) => uploadFile(replaceLibraryPicture, file, { ...options, input: { name } })}
          changes={[getLibraryPicture, listLibrary]}
        />
      }
      remove={async () => (await write({ name })).ok}
      close={close}
    />
  );
}
