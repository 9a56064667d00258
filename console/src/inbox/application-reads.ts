import { getApplicationBoard, listApplicationPosts, listApplications } from 'contract/console/applications.ts';

/** What shows at which stage an application is. */
export const applicationReads = [getApplicationBoard, listApplications, listApplicationPosts] as const;
