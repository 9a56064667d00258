import { App, Button, Input, Tooltip } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { deleteLibraryPicture, getLibraryPicture, listLibrary, saveLibraryPicture } from 'contract/console/media.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import type { Localized } from 'contract/localized.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { Download, Trash2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { Failed } from '../parts/failed.tsx';
import { isDialogOpen } from '../parts/keyboard.ts';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { useSaveKey } from '../parts/use-save-key.ts';
import { contentPath } from '../publishing/content-path.ts';
import { useSession } from '../shell/session.tsx';
import { formatTimestamp } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { type Focus, FocusField } from './focus-field.tsx';
import styles from './picture-detail.module.css';
import { ReplaceButton } from './replace-button.tsx';

type Details = OutputOf<typeof getLibraryPicture>['data'];

type DetailProps = { name: string; close: () => void; setUnsaved: (isUnsaved: boolean) => void };

/** The chosen picture beside the grid. */
export function PictureDetail({ name, close, setUnsaved }: DetailProps) {
  const { media } = useTexts();
  const { data, failure, retry } = useRead(getLibraryPicture, { name });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isDialogOpen()) close();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  // While another picture loads, the previous one is in the cache's answer.
  const details = data?.data.name === name ? data.data : undefined;
  return (
    <aside className={styles.detail} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <Button type="text" aria-label={media.detail.close} icon={<X size={16} strokeWidth={1.6} />} onClick={close} />
      </header>
      {details === undefined ? (
        failure === undefined ? (
          <LoadingRows rows={4} />
        ) : (
          <Failed failure={failure} retry={retry} />
        )
      ) : (
        <Editor details={details} close={close} setUnsaved={setUnsaved} />
      )}
    </aside>
  );
}

function Editor({ details, close, setUnsaved }: Pick<DetailProps, 'close' | 'setUnsaved'> & { details: Details }) {
  const { media } = useTexts();
  const { detail } = media;
  const { message } = App.useApp();
  const { permissions } = useSession();
  const mayEdit = holdsPermission(permissions, 'content:media:edit');
  const { picture, name, usedIn } = details;
  // What was typed; undefined as long as nothing differs from the store.
  const [changed, setChanged] = useState<{ description: Localized; focus: Focus }>();
  const { description, focus } = changed ?? { description: details.description, focus: picture.focus };
  const { write, isPending } = useWrite(saveLibraryPicture, { changes: [getLibraryPicture, listLibrary] });

  function change(part: { description?: Localized; focus?: Focus }): void {
    setChanged({ description, focus, ...part });
    setUnsaved(true);
  }

  function discard(): void {
    setChanged(undefined);
    setUnsaved(false);
  }

  async function save() {
    if (changed === undefined || isPending) return;
    const result = await write({ name, ...changed });
    if (!result.ok) return;
    discard();
    void message.success(detail.saved);
  }
  useSaveKey(() => void save());

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
        <h3>{usedIn.length === 0 ? detail.usedNowhere : detail.usedIn(usedIn.length)}</h3>
        <UseList usedIn={usedIn} />
        <Actions details={details} mayEdit={mayEdit} close={close} />
      </div>
      {mayEdit ? (
        <footer>
          <Button type="primary" disabled={changed === undefined} loading={isPending} onClick={() => void save()}>
            {detail.save}
          </Button>
          <Button type="text" disabled={changed === undefined} onClick={discard}>
            {detail.discard}
          </Button>
        </footer>
      ) : null}
    </>
  );
}

function UseList({ usedIn }: Pick<Details, 'usedIn'>) {
  const { publishing } = useTexts();
  return (
    <ul className={styles.uses}>
      {usedIn.map(({ kind, id, title }) => (
        <li key={`${kind} ${id}`}>
          <Link to={contentPath(kind, id)}>
            {title === '' ? publishing.kinds[kind] : `${publishing.kinds[kind]} · ${title}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Actions({ details, mayEdit, close }: { details: Details; mayEdit: boolean; close: () => void }) {
  const { media, parts } = useTexts();
  const { detail } = media;
  const { message, modal } = App.useApp();
  const { name, picture, usedIn, createdAt } = details;
  const { write } = useWrite(deleteLibraryPicture, { changes: [listLibrary] });
  const locale = useLocale();
  const isUsed = usedIn.length > 0;

  function askToDelete(): void {
    modal.confirm({
      title: detail.removeQuestion(name),
      content: detail.removeText,
      okText: detail.remove,
      okButtonProps: { danger: true },
      cancelText: parts.cancel,
      onOk: async () => {
        if (!(await write({ name })).ok) return;
        void message.success(detail.removed);
        close();
      },
    });
  }

  return (
    <>
      <div className={styles.actions}>
        {mayEdit ? <ReplaceButton name={name} /> : null}
        <Tooltip title={detail.download}>
          <Button
            aria-label={detail.download}
            icon={<Download size={15} />}
            href={picture.address}
            download={`${name}.${picture.address.split('.').at(-1) ?? 'jpg'}`}
          />
        </Tooltip>
        {mayEdit ? (
          <Tooltip title={detail.remove}>
            <Button
              type="text"
              danger
              aria-label={detail.remove}
              disabled={isUsed}
              icon={<Trash2 size={15} />}
              onClick={askToDelete}
            />
          </Tooltip>
        ) : null}
      </div>
      {mayEdit && isUsed ? <p className={styles.hint}>{detail.inUse(usedIn.length)}</p> : null}
      <p className={styles.hint} lang={locales[locale].tag}>
        {formatTimestamp(createdAt)}
      </p>
    </>
  );
}
