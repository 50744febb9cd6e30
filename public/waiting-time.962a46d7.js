{
  class WaitingTime extends HTMLElement {
    connectedCallback() {
      const ask = () => void this.ask();
      if (document.readyState === 'complete') ask();
      else addEventListener('load', () => setTimeout(ask, 150));
      this.timer = setInterval(() => (document.hidden ? this.show() : ask()), 60_000);
    }

    disconnectedCallback() {
      clearInterval(this.timer);
    }

    async ask() {
      try {
        const place = encodeURIComponent(this.dataset.place);
        const answer = await fetch(`/api/waiting-time?place=${place}`, { credentials: 'omit' });
        if (answer.ok) this.waiting = (await answer.json()).waiting;
      } catch {
        // What was said stays.
      }
      this.show();
    }

    show() {
      const { words: written, fresh, language, zone, zoneName } = this.dataset;
      const { waiting } = this;
      const words = JSON.parse(written);
      // Other places on the page have hours of their own.
      if (this.parentElement?.querySelector('open-hours[data-state="closed"]')) return this.say(words.closed);
      if (!waiting || Date.now() - waiting.measured > fresh) return this.say(words.unknown);
      const { minutes, measured } = waiting;
      const number = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).format(minutes);
      const time = new Intl.DateTimeFormat(language, {
        hour: 'numeric',
        minute: '2-digit',
        numberingSystem: 'latn',
        timeZone: zone,
        timeZoneName: zoneName ? undefined : 'short',
      }).format(measured);
      this.say([
        minutes === 0 ? words.none : words.about.replace('{minutes}', number),
        words.measured.replace('{time}', zoneName ? `${time} ${zoneName}` : time),
      ]);
    }

    say(lines) {
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
