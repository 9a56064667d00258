import { App, Button } from 'antd';
import type { OutputOf } from 'client/call.ts';
import { uploadFile } from 'client/upload.ts';
import {
  deleteFilm,
  filmExtensions,
  getLibraryFilm,
  listFilms,
  maxFilmMegabytes,
  replaceFilm,
  saveFilm,
} from 'contract/console/films.ts';
import { getLibraryPicture, listLibrary } from 'contract/console/media.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { filmSources } from 'contract/media/film.ts';
import { byLocale, locales } from 'contract/locales.ts';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';
import { useRead } from '../gateway/use-read.ts';
import { useWrite } from '../gateway/use-write.ts';
import { measureFilm } from '../parts/uploads/measure-film.ts';
import { PictureNameField } from '../publishing/fields/value-field.tsx';
import { useSession } from '../shell/session.tsx';
import { formatFileSize } from '../text/file-size.ts';
import { formatDuration } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { CaptionsField, type ChangedCaptions } from './captions-field.tsx';
import { DetailActions } from './detail-actions.tsx';
import { DetailPanel } from './detail-panel.tsx';
import styles from './detail.module.css';
import { ReplaceButton } from './replace-button.tsx';
import { SaveFooter } from './save-footer.tsx';
import { useDetailChanges } from './use-detail-changes.ts';
import { UsageList } from './usage-list.tsx';

type Details = OutputOf<typeof getLibraryFilm>['data'];

type Parts = ChangedCaptions & { poster: string | null };

type DetailProps = { name: string; close: () => void };

/** The chosen film beside the grid. */
export function FilmDetail({ name, close }: DetailProps) {
  const reading = useRead(getLibraryFilm, { name });
  return (
    <DetailPanel name={name} reading={reading} close={close}>
      {(details) => <Editor details={details} close={close} />}
    </DetailPanel>
  );
}

/** Pictures count as used while they are posters. */
const changedBySaving = [getLibraryFilm, listFilms, getLibraryPicture, listLibrary];

function Editor({ details, close }: Pick<DetailProps, 'close'> & { details: Details }) {
  const { media, publishing } = useTexts();
  const { message } = App.useApp();
  const { permissions } = useSession();
  const mayEdit = holdsPermission(permissions, 'content:media:edit');
  const { film, name, usedIn } = details;
  const { values, isChanged, isSaving, change, save, discard } = useDetailChanges<Parts>('film', {
    saved: { poster: details.poster },
    leaveText: media.films.leaveText,
  });
  const { poster, ...captions } = values;
  const { write } = useWrite(saveFilm, { changes: changedBySaving });

  async function send(changed: Partial<Parts>): Promise<boolean> {
    // The poster is always sent: one that a colleague has saved since must not be reverted.
    const current = await call(getLibraryFilm, { name });
    if (!current.ok) {
      announceFailure(current.failure);
      return false;
    }
    const sent = { poster: current.value.data.poster, ...changed };
    // Null removes captions; undefined leaves them as they are.
    const texts = byLocale((locale) => {
      const chosen = sent[locale];
      return chosen === undefined || chosen === null ? chosen : chosen.text;
    });
    const result = await write({ name, poster: sent.poster, captions: texts });
    if (result.ok) void message.success(media.detail.saved);
    else if (result.failure.fields.length > 0)
      void message.error(result.failure.fields.map((field) => field.message).join('\n'));
    return result.ok;
  }

  return (
    <>
      <div className={styles.body}>
        <Player details={details} />
        <div className={styles.poster}>
          <PictureNameField
            name="poster"
            value={poster}
            isReadOnly={!mayEdit}
            onChange={(chosen) => change({ poster: typeof chosen === 'string' ? chosen : null })}
          />
          {mayEdit && poster !== null ? (
            <Button size="small" type="text" onClick={() => change({ poster: null })}>
              {publishing.chooser.remove}
            </Button>
          ) : null}
        </div>
        <CaptionsField present={film.captions} changed={captions} mayEdit={mayEdit} onChange={change} />
        <UsageList usedIn={usedIn} />
        <Actions details={details} mayEdit={mayEdit} close={close} />
      </div>
      {mayEdit ? (
        <SaveFooter isChanged={isChanged} isPending={isSaving} save={() => void save(send)} discard={discard} />
      ) : null}
    </>
  );
}

function Player({ details: { film, name, bytes } }: { details: Details }) {
  const { uploads } = useTexts();
  const locale = useLocale();
  const sources = filmSources(film);
  const facts = [`${film.width} × ${film.height}`, formatDuration(film.seconds)];
  if (bytes !== null) facts.push(formatFileSize(bytes, locale, uploads));
  return (
    <>
      {/* Another file or other captions need another player. */}
      <video
        key={JSON.stringify([sources, film.captions])}
        className={styles.film}
        aria-label={name}
        width={film.width}
        height={film.height}
        poster={film.poster?.address}
        preload="metadata"
        controls
        muted
        playsInline
      >
        {sources.map(({ address, type }) => (
          <source key={type} src={address} type={type} />
        ))}
        {film.captions.map(({ language, address }) => (
          <track
            key={language}
            kind="captions"
            src={address}
            srcLang={locales[language].tag}
            label={locales[language].ownName}
            default={language === locale}
          />
        ))}
      </video>
      <p className={styles.hint}>{facts.join(' · ')}</p>
    </>
  );
}

function Actions({ details, mayEdit, close }: { details: Details; mayEdit: boolean; close: () => void }) {
  const { media, uploads } = useTexts();
  const { name, film, uses, createdAt } = details;
  const { write } = useWrite(deleteFilm, { changes: [listFilms, getLibraryPicture, listLibrary] });
  return (
    <DetailActions
      name={name}
      file={filmSources(film).at(-1)?.address ?? ''}
      uses={uses}
      inUse={media.films.inUse(uses)}
      createdAt={createdAt}
      mayEdit={mayEdit}
      replace={
        <ReplaceButton
          extensions={filmExtensions}
          megabytes={maxFilmMegabytes}
          send={async (file, options) => {
            const measures = await measureFilm(file);
            if (measures === undefined) return { ok: false, problem: uploads.unplayableFilm };
            return uploadFile(replaceFilm, file, { ...options, input: { name, ...measures } });
          }}
          changes={[getLibraryFilm, listFilms]}
        />
      }
      remove={async () => (await write({ name })).ok}
      close={close}
    />
  );
}
