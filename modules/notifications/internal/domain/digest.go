package domain

import (
	"slices"
	"time"

	"millesime/platform/clock"
	"millesime/platform/fault"
)

// DigestHour is when daily summaries leave, in Europe/Paris.
const DigestHour = 7

const digestLines = 20 // in one mail

// LastDigest is the last instant at which summaries were due.
func LastDigest(now time.Time) time.Time {
	local := now.In(clock.Paris)
	due := time.Date(local.Year(), local.Month(), local.Day(), DigestHour, 0, 0, 0, clock.Paris)
	if due.After(now) {
		due = due.AddDate(0, 0, -1)
	}
	return due.UTC()
}

// DigestSubject is that of a summary of so many notifications.
func DigestSubject(count int) fault.Text {
	if count == 1 {
		return say("Votre résumé du jour : 1 nouveauté", "Your daily summary: 1 piece of news")
	}
	return say("Votre résumé du jour : {n} nouveautés", "Your daily summary: {n} pieces of news").Fill("n", count)
}

// DigestText lists them, the newest first.
func DigestText(news []Notification) []fault.Text {
	lines := []fault.Text{say("Voici ce que vous n’avez pas encore lu :", "Here is what you have not read yet:")}
	shown := news[max(0, len(news)-digestLines):]
	for _, n := range slices.Backward(shown) {
		lines = append(lines, n.Sentence())
	}
	if more := len(news) - len(shown); more > 0 {
		lines = append(lines, say("… et {n} de plus.", "… and {n} more.").Fill("n", more))
	}
	return lines
}
