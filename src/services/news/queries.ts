import { z } from 'zod';
import type { FieldQuery } from '@/cms/block';
import type { ComponentFields } from '@/cms/layout-data';
import { ok } from '@/lib/result';
import { contentQuery, queryContent } from '#cms/content';

/**
 * The named queries of the news: what fills a block whose datasource came as an id alone. `field(name:)` asks for fields
 * by their authored names, whatever the templates of a site are called.
 */
const channelQuery = contentQuery(/* GraphQL */ `
  query ForefrontChannel($dataSource: String!, $contextItem: String!, $language: String! = "en") {
    datasource: item(path: $dataSource, language: $language) {
      titleText: field(name: "titleText") {
        jsonValue
      }
      channelTag: field(name: "channelTag") {
        jsonValue
      }
      searchModel: field(name: "searchModel") {
        jsonValue
      }
      viewAllLink: field(name: "viewAllLink") {
        jsonValue
      }
    }
    contextItem: item(path: $contextItem, language: $language) {
      id
    }
  }
`);

const collectionQuery = contentQuery(/* GraphQL */ `
  query ForefrontArticleCollection($dataSource: String!, $contextItem: String!, $language: String! = "en") {
    datasource: item(path: $dataSource, language: $language) {
      titleText: field(name: "titleText") {
        jsonValue
      }
      introText: field(name: "introText") {
        jsonValue
      }
      channelTags: field(name: "channelTags") {
        jsonValue
      }
      searchModel: field(name: "searchModel") {
        jsonValue
      }
      loadMoreText: field(name: "loadMoreText") {
        jsonValue
      }
    }
    contextItem: item(path: $contextItem, language: $language) {
      id
    }
  }
`);

/** The fields of an article. Its query asks for all: by their names they would be more than a CMS lets one query have. */
const articleFields: ReadonlySet<string> = new Set([
  'articleTitle',
  'articleAbstract',
  'articleContent',
  'datePublished',
  'authorName',
  'authorBio',
  'channelTags',
  'channelUrl',
  'universalImage',
  'heroImage',
  'openGraphImage',
  'layoutType',
  'vimeoVideoUrl',
  'shareText',
  'topicsText',
  'headerLogo',
  'showCallUsButton',
  'callUsLink',
  'callUsText',
  'callUsPhone',
  'showAppointmentButton',
  'appointmentLink',
  'appointmentText',
  'appointmentPhone',
  'showOtherButton',
  'otherLink',
  'otherText',
  'otherPhone',
  'otherSidebarButtons',
]);

const articleQuery = contentQuery(/* GraphQL */ `
  query ArticlePage($dataSource: String!, $contextItem: String!, $language: String! = "en") {
    datasource: item(path: $dataSource, language: $language) {
      ...Article
    }
    contextItem: item(path: $contextItem, language: $language) {
      ...Article
    }
  }

  fragment Article on Item {
    fields(ownFields: false) {
      name
      jsonValue
    }
  }
`);

const fieldsWire = z.record(z.string(), z.unknown()).nullish();
const namedWire = z.object({ datasource: fieldsWire, contextItem: fieldsWire });

const everyFieldWire = z
  .object({ fields: z.array(z.object({ name: z.string(), jsonValue: z.unknown() }).nullable()) })
  .nullish();
const articleWire = z.object({ datasource: everyFieldWire, contextItem: everyFieldWire });

/** Runs a query that names its fields. @returns those of the datasource; none where it is gone */
function fieldsBy(document: ReturnType<typeof contentQuery>): FieldQuery {
  return async (variables, signal) => {
    const answer = await queryContent(document, variables, { schema: namedWire, signal });
    if (!answer.ok) return answer;
    // What an item has not is null in GraphQL.
    const entries = Object.entries(answer.value.datasource ?? {}).filter(([, value]) => value !== null);
    return ok(Object.fromEntries(entries));
  };
}

/** The fields of the article that the datasource is; of the page's own article where it is none. @requirement H6 */
export const queryArticlePage: FieldQuery = async (variables, signal) => {
  const answer = await queryContent(articleQuery, variables, { schema: articleWire, signal });
  if (!answer.ok) return answer;
  const { datasource, contextItem } = answer.value;
  const own = articleFieldsOf(datasource);
  return ok(Object.keys(own).length > 0 ? own : articleFieldsOf(contextItem));
};

function articleFieldsOf(item: z.output<typeof everyFieldWire>): ComponentFields {
  return Object.fromEntries(
    (item?.fields ?? []).flatMap((field) =>
      field && articleFields.has(field.name) ? [[field.name, { jsonValue: field.jsonValue }]] : [],
    ),
  );
}

/** @requirement H6 */
export const queryForefrontChannel = fieldsBy(channelQuery);
/** @requirement H6 */
export const queryForefrontArticleCollection = fieldsBy(collectionQuery);
