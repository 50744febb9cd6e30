/** `<open-hours>` says whether a place is open, by its own clock. */
{
  const dayMs = 86_400_000;
  const day = 1440;

  const formatters = {};
  const formatter = (language, options) =>
    (formatters[language + JSON.stringify(options)] ??= new Intl.DateTimeFormat(language, options));

  /** The date and the minute of the day in a time zone. */
  const clockIn = (zone) => {
    const two = '2-digit';
    const shown = {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
    };
    const parts = formatter('en', shown).formatToParts(new Date());
    const { year, month, day, hour, minute } = Object.fromEntries(
      parts.map(({ type, value }) => [type, value]),
    );
    return { date: `${year}-${month}-${day}`, minute: hour * 60 + Number(minute) };
  };

  /** Spans in minutes from today's midnight; those that touch are one. */
  const spansAround = ({ week, special }, date) => {
    const spans = [];
    for (let offset = -1; offset <= 14; offset += 1) {
      const moment = new Date(Date.parse(date) + offset * dayMs);
      const own = special[moment.toISOString().slice(0, 10)]?.[0] ?? week[(moment.getUTCDay() + 6) % 7];
      for (const [from, to] of [...own].sort((one, other) => one[0] - other[0])) {
        const last = spans.at(-1);
        if (last && last[1] >= from + offset * day) last[1] = Math.max(last[1], to + offset * day);
        else spans.push([from + offset * day, to + offset * day]);
      }
    }
    return spans;
  };

  class OpenHours extends HTMLElement {
    static observedAttributes = ['data-hours', 'data-closed'];

    connectedCallback() {
      const { hours, closed } = this.dataset;
      // Two tasks: the first clock is slow.
      if (closed === undefined) setTimeout(() => clockIn(JSON.parse(hours).zone));
      setTimeout(() => this.show());
      this.timer = setInterval(() => this.show(), 30_000);
    }

    disconnectedCallback() {
      clearInterval(this.timer);
    }

    attributeChangedCallback() {
      if (this.timer) this.show();
    }

    format(options, ms) {
      const all = { ...options, numberingSystem: 'latn', timeZone: 'UTC' };
      return formatter(this.dataset.language, all).format(ms);
    }

    time(minute) {
      return this.format({ hour: 'numeric', ...(minute % 60 ? { minute: '2-digit' } : {}) }, minute * 60_000);
    }

    /** The place's zone, where the visitor's clock shows another time. */
    zone(zone, minute) {
      const now = new Date();
      if (now.getHours() * 60 + now.getMinutes() === minute) return '';
      const { language, zoneName } = this.dataset;
      if (zoneName) return ` (${zoneName})`;
      const parts = formatter(language, { timeZone: zone, timeZoneName: 'short' }).formatToParts(now);
      return ` (${parts.find(({ type }) => type === 'timeZoneName')?.value})`;
    }

    say(state, sentences) {
      this.dataset.state = state;
      const shown = sentences.filter(Boolean);
      if ([...this.children].map(({ textContent }) => textContent).join('\n') === shown.join('\n')) return;
      this.replaceChildren(
        ...shown.map((sentence) => {
          const line = document.createElement('span');
          line.textContent = sentence;
          return line;
        }),
      );
    }

    show() {
      const { hours: written, words: said, closed } = this.dataset;
      const words = JSON.parse(said);
      if (closed !== undefined) return this.say('closed', [words.closed]);
      const hours = JSON.parse(written);
      const { date, minute } = clockIn(hours.zone);
      const zone = this.zone(hours.zone, minute);
      const spans = spansAround(hours, date);
      const fill = (words, values) =>
        words.replace(/{(\w+)}/g, (_, name) => values[name]).replace(/\blas (?=1\D)/, 'la ');
      const now = spans.find(([from, to]) => from <= minute && minute < to);
      const [own, name] = hours.special[date] ?? [hours.week[(new Date(date).getUTCDay() + 6) % 7], ''];
      const list = own.map(([from, to]) => `${this.time(from)} – ${this.time(to)}`).join(', ');
      const today =
        (name ? `${name}: ` : '') +
        (list ? fill(words.today, { hours: list }) : words.closedToday) +
        (list ? zone : '');
      if (now) {
        const left = now[1] - minute;
        if (left > day) return this.say('open', [words.always]);
        const pattern = left > 60 ? words.open : words.soon;
        return this.say(left > 60 ? 'open' : 'soon', [
          fill(pattern, { time: this.time(now[1]) + zone }),
          today,
        ]);
      }
      const next = spans.find(([from]) => from > minute);
      if (!next) return this.say('closed', [words.closed]);
      const ahead = Math.floor(next[0] / day);
      const pattern = ahead === 0 ? words.later : ahead === 1 ? words.tomorrow : words.day;
      const weekday = this.format(
        { weekday: 'long', ...(ahead > 6 ? { month: 'long', day: 'numeric' } : {}) },
        Date.parse(date) + ahead * dayMs,
      );
      this.say('closed', [fill(pattern, { day: weekday, time: this.time(next[0]) + zone }), today]);
    }
  }

  customElements.define('open-hours', OpenHours);

  // A notice is over on the day after its last.
  setTimeout(() => {
    for (const notice of document.querySelectorAll('[data-through]'))
      notice.hidden = clockIn(notice.dataset.zone).date > notice.dataset.through;
  });
}
