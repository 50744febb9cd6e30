/**
 * `<open-times>` shows the appointment box of a profile when it comes near the window, as the server draws it: the page may be hours
 * old, and its scripts wait for the visitor. Where there is nothing to draw, it asks for them (`hydration/later.js`).
 */
{
  class OpenTimes extends HTMLElement {
    connectedCallback() {
      const box = this.closest('section');
      if (!box || !('IntersectionObserver' in window)) return;
      this.near = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          this.near.disconnect();
          void this.draw();
        },
        { rootMargin: '300px' },
      );
      this.near.observe(box);
      // See `BookBar`.
      this.shown = new IntersectionObserver((entries) =>
        this.toggleAttribute('data-shown', entries.at(-1).isIntersecting),
      );
      this.shown.observe(box);
    }

    disconnectedCallback() {
      this.near?.disconnect();
      this.shown?.disconnect();
    }

    async draw() {
      const { path, language } = this.dataset;
      try {
        const response = await fetch('/api/scheduling/drawn-times', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'foyer' },
          body: JSON.stringify({ path, language, patient: this.patient() }),
          cache: 'no-store',
        });
        const { html, ...first } = await response.json();
        if (!html) throw new TypeError('no times');
        this.innerHTML = html;
        this.first = { ...first, at: Date.now() };
      } catch {
        dispatchEvent(new Event('scriptswanted'));
      }
    }

    /** Whom the visit is for, as far as the visitor said it; see `rememberedPatient`. */
    patient() {
      try {
        return JSON.parse(sessionStorage.getItem(this.dataset.patientKey)) ?? undefined;
      } catch {
        return undefined;
      }
    }
  }

  customElements.define('open-times', OpenTimes);
}
