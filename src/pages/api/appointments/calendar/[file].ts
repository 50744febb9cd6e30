import { visitCalendarRoute } from '#services/scheduling/visit-calendar-route';

export default visitCalendarRoute;
