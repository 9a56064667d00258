import { contentKinds } from 'contract/console/content-kinds.ts';
import { paths } from 'contract/urls/paths.ts';
import { beijingTimestamp, parseBeijingTimestamp } from '../database/beijing-time.ts';
import { definePublishing } from '../publishing/definition.ts';
import { publicTable } from '../publishing/public-table.ts';

const json = JSON.stringify;

const jobPosts = publicTable('jobPost');

export const jobPublishing = definePublishing('jobPost', contentKinds.jobPost.body, {
  newId: jobPosts.newId,
  uniqueField: 'postNo',
  pathsOf: ({ body }) => [paths.talentRecruitment(body.postType, body.postNo)],
  project: (db, { id, body, visibleIn, position, firstLiveAt }) =>
    jobPosts.saveRow(db, id, {
      postNo: body.postNo,
      postType: body.postType,
      name: json(body.name),
      openings: body.openings,
      workArea: json(body.workArea),
      wages: json(body.wages),
      mainWork: json(body.mainWork),
      baseDemand: json(body.baseDemand),
      open: true,
      isOpenApplication: body.isOpenApplication === true,
      createdAt: body.createdAt === null ? firstLiveAt : parseBeijingTimestamp(body.createdAt),
      position,
      visibleIn,
    }),
  remove: jobPosts.removeRow,
  existingRows: async (db) => {
    const rows = await jobPosts.rowsWithoutItem(db, 'jobPost');
    return rows.map(({ id, open, position, createdAt, postType, visibleIn: _all, ...body }) => ({
      id: String(id),
      body: { ...body, postType: postType === 2 ? 2 : 1, createdAt: beijingTimestamp(createdAt) },
      position,
      isShown: open,
    }));
  },
});
