import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/paths.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import { definePublishing } from '../publishing/definition.ts';
import { nextRowId, withoutItem } from '../publishing/rows.ts';

const json = JSON.stringify;

export const jobPublishing = definePublishing('jobPost', contentKinds.jobPost.body, {
  newId: (db) => nextRowId(db, 'job_post'),
  uniqueField: 'postNo',
  pathsOf: ({ body }) => [paths.talentRecruitment(body.postType, body.postNo)],
  project: async (db, { id, body, visibleIn, position, firstLiveAt }) => {
    const row = {
      postNo: body.postNo,
      postType: body.postType,
      name: json(body.name),
      openings: body.openings,
      workArea: json(body.workArea),
      wages: json(body.wages),
      mainWork: json(body.mainWork),
      baseDemand: json(body.baseDemand),
      open: true,
      createdAt: body.createdAt === null ? firstLiveAt : parseBeijingTimestamp(body.createdAt),
      position,
      visibleIn,
    };
    await db
      .insertInto('jobPost')
      .values({ id: Number(id), ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  },
  remove: async (db, id) => {
    await db.deleteFrom('jobPost').where('id', '=', Number(id)).execute();
  },
  existingRows: async (db) => {
    const rows = await db.selectFrom('jobPost').selectAll().where(withoutItem('jobPost', 'jobPost.id')).execute();
    return rows.map(({ id, open, position, createdAt, postType, visibleIn: _all, ...body }) => ({
      id: String(id),
      body: { ...body, postType: postType === 2 ? 2 : 1, createdAt: beijingTimestamp(createdAt) },
      position,
      isShown: open,
    }));
  },
});
