/** Voice messages to parents (promise 2.15): the browser's own player, nothing to wake. */
import { fileUrl } from '../components/files.ts';
import { formatDay } from '../rules/day.ts';
import { summaryOf } from './list-page.tsx';
import { heedsNothing, type PageDefinition } from './page.ts';

export const voicesPage: PageDefinition<'voices'> = {
  heeds: heedsNothing,
  dependsOnDay: false,
  view: async (input) => {
    const [{ data, files }, summary] = await Promise.all([
      input.read.list('voices'),
      summaryOf(input),
    ]);
    return {
      summary,
      files: files ?? {},
      body: (
        <div className="narrow page-body">
          {data.length > 0 ? (
            <ul className="entries entries-rows">
              {data.map((voice) => (
                <li key={voice._id}>
                  <article className="voice">
                    <h2>{voice.title}</h2>
                    <dl className="voice-facts">
                      <div>
                        <dt>Voice of</dt>
                        <dd>{voice.voiceOf}</dd>
                      </div>
                      <div>
                        <dt>Recorded on</dt>
                        <dd>{formatDay(voice.recordedOn)}</dd>
                      </div>
                      <div>
                        <dt>Sent to parents</dt>
                        <dd>{formatDay(voice.sentOn)}</dd>
                      </div>
                    </dl>
                    {/* biome-ignore lint/a11y/useMediaCaption: short spoken notices, whose title says what they are about */}
                    <audio
                      controls
                      preload="none"
                      src={fileUrl(voice.audio)}
                      aria-label={voice.title}
                    />
                  </article>
                </li>
              ))}
            </ul>
          ) : (
            <p className="empty">
              No voice messages yet. What the school sends to parents appears here.
            </p>
          )}
        </div>
      ),
    };
  },
};
