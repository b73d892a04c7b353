/** Messages of principal, manager, head boy and head girl (promises 2.7, 2.8 and 4). */

import type { MessageCategory } from '@aangan/contract/entities.ts';
import { Picture } from '../components/Picture.tsx';
import { Prose } from '../components/Prose.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { defaultMessages } from './default-messages.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

const categoryNames: Record<MessageCategory, string> = {
  Principal: 'Principal',
  Manager: 'Manager',
  HeadBoy: 'Head Boy',
  HeadGirl: 'Head Girl',
};

export const messagePage: PageDefinition<'message'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const { category } = input.page;
    const [{ data, files }, summary] = await Promise.all([
      input.read.list('messages'),
      summaryOf(input),
    ]);
    const record = data.find((message) => message.category === category);
    return {
      summary,
      picture: record?.attachments ?? null,
      files: files ?? {},
      body: (
        <div className="wide page-body message">
          <figure className="message-person">
            <Picture
              path={record?.attachments}
              fallback="message"
              sizes={pictureSizes.sender}
              alt={record ? `Portrait of ${record.name}` : ''}
              first
              className="arched"
            />
            {record && (
              <figcaption>
                <strong>{record.name}</strong>
                <span>{record.designation || categoryNames[category]}</span>
              </figcaption>
            )}
          </figure>
          <Prose html={record?.message ?? defaultMessages[category]} />
        </div>
      ),
    };
  },
};
