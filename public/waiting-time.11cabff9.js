/**
 * `<waiting-time>` says how long somebody waits who comes now: nothing that is unknown or too old, or while the place is closed.
 */
{
  const minuteMs = 60_000;

  class WaitingTime extends HTMLElement {
    connectedCallback() {
      void this.ask();
      this.timer = setInterval(() => void (document.hidden ? this.show() : this.ask()), minuteMs);
    }

    disconnectedCallback() {
      clearInterval(this.timer);
    }

    async ask() {
      const place = encodeURIComponent(this.dataset.place);
      try {
        const answer = await fetch(`/api/waiting-time?place=${place}`, { credentials: 'omit' });
        if (answer.ok) this.waiting = (await answer.json()).waiting;
      } catch {
        // What was said before stays until it is too old.
      }
      this.show();
    }

    show() {
      const { words: written, fresh, language, zone, zoneName } = this.dataset;
      const { waiting } = this;
      const isClosed = document.querySelector('open-hours[data-state="closed"]') !== null;
      if (!waiting || isClosed || Date.now() - waiting.measured > fresh) return this.replaceChildren();
      const words = JSON.parse(written);
      const { minutes, measured } = waiting;
      const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(minutes);
      const time = new Intl.DateTimeFormat(language, {
        hour: 'numeric',
        minute: '2-digit',
        numberingSystem: 'latn',
        timeZone: zone,
        timeZoneName: zoneName ? undefined : 'short',
      }).format(measured);
      const lines = [
        minutes === 0 ? words.none : words.about.replace('{minutes}', number),
        words.measured.replace('{time}', zoneName ? `${time} ${zoneName}` : time),
      ];
      this.replaceChildren(
        ...lines.map((text) => {
          const line = document.createElement('span');
          line.textContent = text;
          return line;
        }),
      );
    }
  }

  customElements.define('waiting-time', WaitingTime);
}
