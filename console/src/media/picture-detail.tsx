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
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
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
import { UsageList } from './usage-list.tsx';

type Details = OutputOf<typeof getLibraryPicture>['data'];

type Parts = Localized & { focus: Focus };

const partsOf = ({ description, picture }: Details): Parts => ({ ...description, focus: picture.focus });

type DetailProps = { name: string; close: () => void };

/** The chosen picture beside the grid. */
export function PictureDetail({ name, close }: DetailProps) {
  const reading = useRead(getLibraryPicture, { name });
  return (
    <DetailPanel name={name} reading={reading} close={close}>
      {(details) => <Editor details={details} close={close} />}
    </DetailPanel>
  );
}

function Editor({ details, close }: Pick<DetailProps, 'close'> & { details: Details }) {
  const { media } = useTexts();
  const { detail } = media;
  const { message } = App.useApp();
  const { permissions } = useSession();
  const mayEdit = holdsPermission(permissions, 'content:media:edit');
  const { picture, name, usedIn, posterOf } = details;
  const { values, isChanged, isSaving, change, save, discard } = useDetailChanges<Parts>('picture', {
    saved: partsOf(details),
    leaveText: media.pictures.leaveText,
  });
  const { focus } = values;
  const { write } = useWrite(saveLibraryPicture, { changes: [getLibraryPicture, listLibrary] });

  async function send(changed: Partial<Parts>): Promise<boolean> {
    // All parts are sent: what a colleague has saved in another one since must not be reverted.
    const current = await call(getLibraryPicture, { name });
    if (!current.ok) {
      announceFailure(current.failure);
      return false;
    }
    const { focus: sentFocus, ...description } = { ...partsOf(current.value.data), ...changed };
    const result = await write({ name, description, focus: sentFocus });
    if (result.ok) void message.success(detail.saved);
    return result.ok;
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
                value={values[language] ?? ''}
                onChange={({ target }) => change({ [language]: target.value })}
              />
            </label>
          ))}
        </div>
        <p className={styles.hint}>{detail.descriptionHint}</p>
        <UsageList usedIn={usedIn} posterOf={posterOf} />
        <Actions details={details} mayEdit={mayEdit} close={close} />
      </div>
      {mayEdit ? (
        <SaveFooter isChanged={isChanged} isPending={isSaving} save={() => void save(send)} discard={discard} />
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
